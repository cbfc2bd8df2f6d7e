import { StartError } from '../../../config/start-error.ts';

const setting = 'INDEX_DATABASE_URLS';

export const serverAway = (place: number) =>
  new StartError(`server ${place} of ${setting} cannot be reached, or may not be written to.`);

export const sameServer = (one: number, other: number) =>
  new StartError(`servers ${one} and ${other} of ${setting} are one and the same database.`);

export const serverUnnamed = (shares: number) =>
  new StartError(
    `${shares} of the 256 shares of the index lie on a server that ${setting} does not name. Name it, with a minus before its address if it is to be emptied.`,
  );

export const movedByAnother = () =>
  new StartError('somebody else moves the index at this moment. Try again when they are done.');

export const badCopy = (share: number) =>
  new StartError(`the copy of share ${share} is not what it was made of. It stays where it was.`);
