import { Icon } from '../../../../../ui/icon.tsx';

/** In a file of its own, because every first visit loads ui/icons.tsx. */
export const CalculatorIcon = () => (
  <Icon path="M5.5 3.5h13v17h-13zM8.5 7h7M8.5 11.5v.1M12 11.5v.1M15.5 11.5v.1M8.5 15v.1M12 15v.1M15.5 15v.1" />
);
