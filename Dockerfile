# The README says how to build and run it. Another Python, or this one by its digest: --build-arg BASE=python@sha256:...
ARG BASE=python:3.11.14-slim-bookworm

FROM ${BASE} AS build
ENV PREFIX=/opt/fieldpost
WORKDIR /source
COPY requirements.lock ./
RUN python -m venv $PREFIX \
 && $PREFIX/bin/pip install --disable-pip-version-check --no-build-isolation --require-hashes -r requirements.lock
COPY pyproject.toml README.md LICENSE ./
COPY bot bot
COPY engine engine
COPY images images
RUN $PREFIX/bin/pip install --disable-pip-version-check --no-build-isolation --no-deps .

FROM ${BASE}
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
