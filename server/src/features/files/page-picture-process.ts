import { constants, setPriority } from 'node:os';
import { drawPagePicture } from './draw-page-picture.ts';

const MEMORY_LIMIT_BYTES = 768 * 1024 * 1024;
const MEMORY_CHECK_INTERVAL_MS = 100;

// requests of students come first
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// the server has ended
process.on('disconnect', () => process.exit(1));
// a rejection that the PDF library leaves unhandled for a damaged document
process.on('unhandledRejection', () => {});
setInterval(() => {
  if (process.memoryUsage.rss() > MEMORY_LIMIT_BYTES) process.exit(1);
}, MEMORY_CHECK_INTERVAL_MS).unref();

process.once('message', async (path: string) => {
  const drawn = await drawPagePicture(path).catch(() => null);
  process.send?.(drawn, () => process.exit(0));
});
