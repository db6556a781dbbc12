import { type ComponentProps, useState } from 'react';
import { useTexts } from '../language/locale.tsx';
import { CONTROL_STYLE } from './control-style.ts';
import { useFieldControl } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { EyeIcon, EyeOffIcon } from './icons.tsx';
import { texts } from './texts.ts';

export function PasswordInput(props: Omit<ComponentProps<'input'>, 'className' | 'type'>) {
  const t = useTexts(texts);
  const [isVisible, setVisible] = useState(false);
  return (
    <div className="relative">
      <input
        type={isVisible ? 'text' : 'password'}
        autoComplete="current-password"
        // no autocorrection, also when the password is visible
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={`pr-12 ${CONTROL_STYLE}`}
        {...useFieldControl()}
        {...props}
      />
      <div className="absolute inset-y-0 right-0">
        <IconButton
          label={isVisible ? t.hidePassword : t.showPassword}
          onClick={() => setVisible(!isVisible)}
        >
          {isVisible ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      </div>
    </div>
  );
}
