# syntax=docker/dockerfile:1

# What is needed to build: all dependencies and the sources of the web app.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/contract/package.json packages/contract/
COPY packages/cover/package.json packages/cover/
COPY packages/matching/package.json packages/matching/
COPY packages/test-kit/package.json packages/test-kit/
RUN npm ci
COPY . .
# The image has a Node of its own.
RUN npm run build && npm prune --omit=dev && rm -rf node_modules/node

# What is needed to run: no compiler, no sources of the web app, nothing that can be written but /data.
FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/packages/contract packages/contract
COPY --from=build /app/packages/cover packages/cover
COPY --from=build /app/packages/matching packages/matching
COPY --from=build /app/content content
COPY --from=build /app/docs/operating.md docs/
COPY --from=build /app/apps/server/package.json apps/server/
COPY --from=build /app/apps/server/src apps/server/src
COPY --from=build /app/apps/server/migrations apps/server/migrations
COPY --from=build /app/apps/web/dist apps/web/dist
RUN mkdir -m 700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||3000)+'/api/ready').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "apps/server/src/main.ts"]
