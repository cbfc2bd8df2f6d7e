# The server with its page: no shell, no package manager, no root.
#   docker build -t cleanpaste .
#   docker run --read-only --tmpfs /tmp -v cleanpaste:/data -p 127.0.0.1:3000:3000 cleanpaste
# `npm run image` tries these very steps where there is no container engine, `npm run image -- --engine docker` with one.

# The image that runs now, by its name: the new one then keeps what pages need that are open while it comes.
#   docker build --build-arg LAST=cleanpaste -t cleanpaste .
ARG LAST=scratch

# The packages: made anew only when a list of them changes.
FROM node:24-bookworm-slim AS packages
ENV CI=true
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
COPY packages/core/package.json packages/core/
COPY packages/contract/package.json packages/contract/
COPY packages/files/package.json packages/files/
COPY packages/cli/package.json packages/cli/
COPY packages/client/package.json packages/client/
COPY packages/inspect/package.json packages/inspect/
COPY packages/mcp/package.json packages/mcp/
COPY packages/eslint-plugin/package.json packages/eslint-plugin/
COPY packages/remark-lint/package.json packages/remark-lint/
COPY packages/vscode/package.json packages/vscode/
COPY packages/browser-extension/package.json packages/browser-extension/
COPY packages/agent-plugin/package.json packages/agent-plugin/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

# Any file, so that the folder is there where there is no image before this one.
FROM ${LAST} AS last
COPY LICENSE /srv/cleanpaste/apps/web/dist/

# Page and server, and beside them only what they load at run time.
FROM packages AS build
COPY . .
COPY --from=last /srv/cleanpaste/apps/web/dist/ apps/web/dist/
RUN node scripts/lay-out-image.mjs /image

FROM scratch
COPY --from=build /image/root/ /
COPY --from=build --chown=10001:10001 /image/data/ /data/
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER 10001:10001
WORKDIR /srv/cleanpaste
VOLUME /data
EXPOSE 3000
# Whether the process lives; whether it may be sent visitors is for the balancer to ask at /readyz.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 CMD ["/usr/local/bin/node", "/srv/cleanpaste/ask-health.mjs"]
ENTRYPOINT ["/usr/local/bin/node", "/srv/cleanpaste/apps/server/dist/main.js"]
