import { TextInput } from '../../ui/text-input.tsx';

/** For a code of the authenticator app, or a recovery code; Odia typing is off. */
export function CodeInput({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  return (
    <TextInput
      data-ime="off"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={50}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
