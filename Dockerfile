# docker build -t fieldpost . && docker run -e DISCORD_TOKEN=... -v fieldpost:/data fieldpost
FROM python:3.11-slim AS build
RUN apt-get update \
 && apt-get install --yes --no-install-recommends gcc libc6-dev make
WORKDIR /source
COPY Makefile pyproject.toml README.md LICENSE ./
COPY bot bot
COPY engine engine
COPY images images
# What is compiled goes over the source, module by module.
RUN python -m venv /opt/fieldpost \
 && /opt/fieldpost/bin/pip install --no-cache-dir --disable-pip-version-check . \
 && make compiled \
 && cp -R build/compiled/* /opt/fieldpost/lib/python3.11/site-packages/

FROM python:3.11-slim
RUN useradd --uid 10001 --create-home fieldpost && install -d -o fieldpost -g fieldpost /data
COPY --from=build /opt/fieldpost /opt/fieldpost
ENV PATH=/opt/fieldpost/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    FIELDPOST_DATABASE=sqlite:////data/fieldpost.sqlite3
USER fieldpost
VOLUME /data
# A running bot touches its heartbeat while it is connected to Discord.
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["python", "-m", "bot", "health"]
CMD ["python", "-m", "bot"]
