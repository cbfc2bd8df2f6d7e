// `npm run common-passwords -w @cleanpaste/server`: writes the list of passwords that are refused.
import { writeFileSync } from 'node:fs';
import { commonPasswordsFile } from './common-passwords.ts';

const target = new URL('../src/features/accounts/sign-in/common-passwords.gen.ts', import.meta.url);
writeFileSync(target, commonPasswordsFile());
