// `npm run client`: the types of the API's client, made of the API's own description. Runs on Node 24.
import { writeFileSync } from 'node:fs';
import { clientFile, clientSource } from './client/write-client.mjs';

writeFileSync(clientFile, clientSource());
