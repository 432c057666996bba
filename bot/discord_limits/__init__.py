"""Discord's limits as named constants, each with the page of Discord's documentation that states it.

Pages are paths below https://docs.discord.com/developers/. Lengths are characters, sizes bytes, times seconds.
The modules beside this one check whole payloads (the JSON that goes over the wire) against them and answer
with a list of `Problem`: `messages`, `components`, `embeds`, `modals`, `commands`, `threads`.
"""

# resources/message#create-message
CONTENT = 2000
ATTACHMENTS = 10
NONCE = 25
NONCE_REMEMBERED = 300.0  # "a few minutes"
FILE_SIZE = 10 * 1024 * 1024
REQUEST_SIZE = 25 * 1024 * 1024
FILE_NAME = 1024
ALT_TEXT = 1024
PINS = 250
ALLOWED_MENTIONS = 100

# resources/message#embed-object-embed-limits
EMBEDS = 10
EMBED_TITLE = 256
EMBED_DESCRIPTION = 4096
EMBED_FIELDS = 25
EMBED_FIELD_NAME = 256
EMBED_FIELD_VALUE = 1024
EMBED_FOOTER = 2048
EMBED_AUTHOR = 256
EMBED_URL = 2048
EMBEDS_TOTAL = 6000  # all text of all embeds of a message

# components/reference
CUSTOM_ID = 100
ROWS = 5  # legacy components only
ROW_BUTTONS = 5
BUTTON_LABEL = 80
BUTTON_URL = 512
SELECT_OPTIONS = 25
SELECT_PLACEHOLDER = 150
SELECT_VALUES = 25
OPTION_LABEL = 100
OPTION_VALUE = 100
OPTION_DESCRIPTION = 100
COMPONENTS_TOTAL = 40  # with IS_COMPONENTS_V2, nested ones included
TEXT_DISPLAY_TOTAL = 4000  # over all text displays of a message
SECTION_TEXTS = 3
GALLERY_ITEMS = 10
MODAL_TITLE = 45
MODAL_COMPONENTS = 5
LABEL = 45
LABEL_DESCRIPTION = 100
TEXT_INPUT_VALUE = 4000
TEXT_INPUT_PLACEHOLDER = 100
RADIO_OPTIONS = (2, 10)
CHECKBOX_OPTIONS = (1, 10)
FILE_UPLOADS = 10

# interactions/application-commands
CHAT_INPUT_COMMANDS = 100
CONTEXT_COMMANDS = 15  # of each kind, USER and MESSAGE
COMMAND_NAME = 32
COMMAND_DESCRIPTION = 100
COMMAND_OPTIONS = 25
COMMAND_TOTAL = 8000  # names, descriptions and values of one command, counting its longest localization
CHOICES = 25
CHOICE_NAME = 100
CHOICE_VALUE = 100
STRING_OPTION = 6000  # bounds of min_length and max_length
NUMBER_OPTION = 2**53  # either way
COMMAND_NAME_PATTERN = r"[-_'\w]{1,32}"  # with Unicode letters and digits, lower case where there is one

# reference#locales
LOCALES = frozenset((
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl",
    "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW",
    "ko",
))  # fmt: skip

# interactions/receiving-and-responding
INITIAL_RESPONSE = 3.0
TOKEN_LIFE = 15 * 60.0

# resources/channel
THREAD_NAME = 100
AUTO_ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
SLOWMODE = 21600

# events/gateway#sending-events
GATEWAY_PAYLOAD = 4096

# resources/message#message-object-message-flags
SUPPRESS_EMBEDS = 1 << 2
EPHEMERAL = 1 << 6
LOADING = 1 << 7
SUPPRESS_NOTIFICATIONS = 1 << 12
IS_COMPONENTS_V2 = 1 << 15
