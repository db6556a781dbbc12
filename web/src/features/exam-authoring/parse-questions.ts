import type { ExamBody } from './api.ts';
import { findJsonError, type TextPosition } from './json-error-position.ts';

type Sections = ExamBody['sections'];

export type ParsedQuestions = { sections: Sections } | { error: TextPosition };

/**
 * Reads the questions of the quick form: a list of questions, or an object with sections. What they contain is checked
 * by the server, which names the section and question in its message.
 */
export function parseQuestions(text: string): ParsedQuestions {
  const error = findJsonError(text);
  if (error) return { error };
  const value: unknown = JSON.parse(text);
  const { sections, questions } = { ...(value as { sections?: unknown; questions?: unknown } | null) };
  if (sections !== undefined) return { sections: sections as Sections };
  return { sections: [{ title: '', questions: questions ?? value }] as Sections };
}
