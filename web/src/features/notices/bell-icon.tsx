import { Icon } from '../../ui/icon.tsx';

/** In a file of its own, because every first visit loads ui/icons.tsx. */
export const BellIcon = () => (
  <Icon path="M12 4a5.5 5.5 0 0 0-5.5 5.5c0 4.5-1.7 6-2.5 7h16c-.8-1-2.5-2.5-2.5-7A5.5 5.5 0 0 0 12 4zM10 19.5a2.1 2.1 0 0 0 4 0M12 2.5V4" />
);
