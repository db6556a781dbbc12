import * as z from 'zod/mini';
import { findFileId } from './files.ts';
import { problem, problems } from './issue.ts';

/** The URL of an uploaded file. Null and an empty string mean no file. */
export const fileReference = z._default(
  z.nullable(
    z.string().check(
      z.maxLength(300),
      z.refine<string>((url) => url === '' || findFileId(url) !== null, {
        error: problem(problems.notAFile),
      }),
    ),
  ),
  null,
);
