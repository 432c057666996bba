// A small bot on discord.js: /picture answers with one and opens a thread, a button counts. Run by the test.

const { ActionRowBuilder, AttachmentBuilder, ButtonBuilder, ButtonStyle, ChannelType, Client, Events, SlashCommandBuilder } = require("discord.js");

const { BASE, PICTURE, TOKEN } = process.env;
const client = new Client({ intents: ["Guilds"], rest: { api: `${BASE}/api` } });

client.once(Events.ClientReady, async () => {
  const command = new SlashCommandBuilder()
    .setName("picture")
    .setDescription("Show a picture")
    .addStringOption((option) => option.setName("title").setDescription("What it shows").setRequired(true));
  await client.application.commands.set([command]);
});

client.on(Events.InteractionCreate, async (interaction) => {
  if (interaction.isChatInputCommand()) {
    const title = interaction.options.getString("title");
    const button = new ButtonBuilder().setCustomId("count").setLabel("Count").setStyle(ButtonStyle.Primary);
    await interaction.reply({
      content: title,
      files: [new AttachmentBuilder(Buffer.from(PICTURE, "base64"), { name: "map.png" })],
      components: [new ActionRowBuilder().addComponents(button)],
    });
    const thread = await interaction.channel.threads.create({ name: title, type: ChannelType.PublicThread });
    await thread.send("in a thread");
  } else if (interaction.isButton()) {
    await interaction.update({ content: `counted by ${interaction.user.username}` });
  }
});

process.on("unhandledRejection", (error) => {
  console.error(error);
  process.exit(1);
});
client.login(TOKEN);
