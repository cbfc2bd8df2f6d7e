export { cleanFile, readText, scanFile } from './clean-file.ts';
export { FileRefused, type RefusalCode } from './errors.ts';
export { type FileFormat, formatOfName, isReadOnly, isTextFormat } from './formats.ts';
export { type MetadataKind, metadataKinds } from './metadata-kinds.ts';
export type {
  CleanedFile,
  CleanFileOptions,
  FileFinding,
  FileOptions,
  FileReport,
  MetadataItem,
} from './types.ts';
