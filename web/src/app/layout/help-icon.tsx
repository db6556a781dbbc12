import { Icon } from '../../ui/icon.tsx';

/** In a file of its own, because every first visit loads ui/icons.tsx. */
export const HelpIcon = () => (
  <Icon path="M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17zM9.7 9.6a2.4 2.4 0 1 1 3.4 2.2c-.8.4-1.1.8-1.1 1.5M12 16.2v.1" />
);
