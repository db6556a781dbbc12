import { Icon } from './icon.tsx';

// icons that only the portal's menu shows: public pages load those in icons.tsx
export const TeamIcon = () => (
  <Icon path="M9 4.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7zM2.5 19.5c.6-3.4 3.1-5 6.5-5s5.9 1.6 6.5 5M15.5 5a3.2 3.2 0 0 1 0 6.2M17.5 14.8c2.2.6 3.6 2.1 4 4.7" />
);
export const RupeeIcon = () => <Icon path="M7 4.5h10M7 9h10M7 4.5h3.5a4.5 4.5 0 0 1 0 9H7l7.5 6.5" />;
export const AwardIcon = () => (
  <Icon path="M12 3.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11zM8.8 13.5L7.5 20.5l4.5-2.2 4.5 2.2-1.3-7" />
);
export const MailIcon = () => <Icon path="M3.5 5.5h17v13h-17zM3.5 7l8.5 6.5L20.5 7" />;
export const KeyIcon = () => (
  <Icon path="M8 11.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9zM11.2 12.8L20 4M16 8l3 3M13.5 10.5l2 2" />
);
export const ServerIcon = () => (
  <Icon path="M4 4.5h16v6.5H4zM4 13h16v6.5H4zM7.5 7.7v.1M7.5 16.2v.1M11 7.75h5.5M11 16.25h5.5" />
);
export const TagIcon = () => <Icon path="M4 4h8.5l7.5 7.5-8.5 8.5L4 12.5zM8.5 8.5v.1" />;
export const LogOutIcon = () => <Icon path="M13.5 4H5v16h8.5M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5" />;
