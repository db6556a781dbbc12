import type { Language } from '@sikhya/contract/language/language.ts';
import { type MailSite, writeMail } from './mail.ts';

type MessageTexts = { title: string; text: string; odia: { title: string; text: string } };

/** Belongs to nobody, so that the links of a preview change nothing. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The mail that a student gets who has no other notices that day. */
export function previewMessageMail(
  site: MailSite,
  { title, text, odia }: MessageTexts,
  { language, name, now }: { language: Language; name: string; now: Date },
): { subject: string; text: string } {
  const recipient = {
    id: NOBODY,
    name,
    email: 'student@example.com',
    language,
    digits: null,
    blockedAt: null,
    eraseAt: null,
  };
  const notice = {
    id: NOBODY,
    studentId: NOBODY,
    kind: 'message',
    data: {},
    createdAt: now,
    readAt: null,
    title,
    odiaTitle: odia.title,
    text,
    odiaText: odia.text,
    opensAt: null,
    isWithdrawn: false,
    endsAt: null,
  } as const;
  const mail = writeMail(site, { deliveryId: NOBODY, isDigest: true, recipient, notices: [notice] });
  return { subject: mail.subject, text: mail.text };
}
