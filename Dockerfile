# Attune in a container: see docs/how-to/run-in-a-container.md. Not yet built on a machine with Docker; its steps were run in a
# clean Debian 12 with Node 24.
FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 ATTUNE_DATA=/data
WORKDIR /srv/attune
# Packages first: they change seldom and stay in their layer.
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && npm cache clean --force
COPY . .
# The web app is built with the image. `doctor` fails the build where the PDF engine does not start.
RUN node bin/attune build && node bin/attune doctor \
	&& mkdir -m 700 /data && chown node:node /data
# It may write to its data alone, and to nothing that it runs.
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
	CMD node -e "fetch('http://127.0.0.1:'+process.env.PORT+'/health').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
CMD ["node", "bin/attune", "serve"]
