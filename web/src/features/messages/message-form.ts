import type { Message, MessageAudience, MessageInput } from '@sikhya/contract/messages.ts';
import { tidyLine, tidyLines } from '@sikhya/contract/text.ts';

export type MessageForm = {
  audience: MessageAudience;
  course: Message['course'];
  student: Message['student'];
  title: string;
  text: string;
  odia: { title: string; text: string };
};

export const toForm = ({ audience, course, student, title, text, odia }: MessageForm): MessageForm => ({
  audience,
  course,
  student,
  title,
  text,
  odia,
});

export const toInput = ({ course, student, ...content }: MessageForm): MessageInput => ({
  ...content,
  courseId: course?._id ?? null,
  studentId: student?._id ?? null,
});

/** Whether the server would store the same for two forms: it tidies texts, and uses the course or student of an audience. */
export function hasSameContent(a: MessageForm, b: MessageForm): boolean {
  const describe = ({ audience, course, student, title, text, odia }: MessageForm) => {
    const recipient = { all: null, course, student }[audience];
    const texts = [title, odia.title].map(tidyLine).concat([text, odia.text].map(tidyLines));
    return JSON.stringify([audience, recipient?._id, ...texts]);
  };
  return describe(a) === describe(b);
}
