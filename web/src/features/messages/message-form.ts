import {
  type Message,
  type MessageAudience,
  type MessageInput,
  saveMessage,
} from '@sikhya/contract/messages.ts';

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
  const describe = (form: MessageForm) => {
    const { courseId, studentId, ...content } = saveMessage.body!.parse({ ...toInput(form), revision: 1 });
    const recipient = { all: null, course: courseId, student: studentId }[form.audience];
    return JSON.stringify([content, recipient]);
  };
  return describe(a) === describe(b);
}
