// `node scripts/lay-out-image.mjs FOLDER`: builds page and server, and lays out what an image of them holds.
// A step of the Dockerfile, where the packages are installed already.
import { layOut } from './image/lay-out.mjs';
import { ensureBuilt } from './setup/builds.mjs';
import { PlainError, runMain } from './setup/say.mjs';

await runMain(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new PlainError('name the folder to lay out.');
  await ensureBuilt(process.execPath);
  await layOut(folder, process.execPath);
});
