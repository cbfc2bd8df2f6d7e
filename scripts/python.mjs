// `npm run python`: the rules of the library and their cases in Python. Runs on Node 24.
import { writeFiles } from './python/files.mjs';

writeFiles();
