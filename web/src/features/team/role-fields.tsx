import { ADMIN_ROLES, type AdminRole } from '@sikhya/contract/permissions.ts';
import { useId } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { roleTexts } from '../../lib/role-texts.ts';
import { texts } from './texts.ts';

export type Rights = { role: AdminRole; needsReview: boolean };

const ROLE_HINTS = {
  owner: 'ownerMay',
  author: 'authorMay',
  reviewer: 'reviewerMay',
  support: 'supportMay',
} as const;

/** The choice of a role, each with what it allows. */
export function RoleFields({ rights, onChange }: { rights: Rights; onChange: (rights: Rights) => void }) {
  const t = useTexts(texts);
  const roleText = useTexts(roleTexts);
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold">{t.role}</legend>
      {ADMIN_ROLES.map((role) => (
        <label
          key={role}
          className="flex cursor-pointer items-start gap-3 rounded-soft border border-line px-3 py-2.5 hover:bg-sunk has-checked:border-indigo has-checked:bg-indigo-soft"
        >
          <input
            type="radio"
            name={name}
            checked={rights.role === role}
            onChange={() => onChange({ ...rights, role })}
            className="mt-0.5 size-5 shrink-0 accent-indigo"
          />
          <span className="min-w-0">
            <span className="block font-semibold">{roleText[role]}</span>
            <span className="block text-small text-ink-soft">{t[ROLE_HINTS[role]]}</span>
          </span>
        </label>
      ))}
      {rights.role === 'author' && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3 px-3">
          <input
            type="checkbox"
            checked={rights.needsReview}
            onChange={(event) => onChange({ ...rights, needsReview: event.target.checked })}
            className="size-5 shrink-0 accent-indigo"
          />
          <span>{t.needsReviewLabel}</span>
        </label>
      )}
    </fieldset>
  );
}
