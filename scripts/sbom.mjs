// `npm run -s sbom > sbom.json`: what runs, with versions, licences and checksums, as CycloneDX says it. Needs no network.
import { readFileSync } from 'node:fs';
import { sbomOf } from './sbom/from-lock.mjs';
import { inRoot } from './setup/paths.mjs';

const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
console.log(JSON.stringify(sbomOf(lock), null, 2));
