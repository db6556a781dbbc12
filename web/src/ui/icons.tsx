import { Icon } from './icon.tsx';

// signs
export const TickIcon = () => <Icon path="M5 12.5l4.5 4.5L19 7.5" />;
export const CrossIcon = () => <Icon path="M6.5 6.5l11 11M17.5 6.5l-11 11" />;
export const AlertIcon = () => <Icon path="M12 4L21 19.5H3zM12 10v4.5M12 17v.1" />;
export const InfoIcon = () => (
  <Icon path="M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17zM12 11v5.5M12 7.8v.1" />
);

// directions
export const ChevronDownIcon = () => <Icon path="M6 9.5l6 6 6-6" />;
export const ChevronLeftIcon = () => <Icon path="M14.5 6l-6 6 6 6" />;
export const ChevronRightIcon = () => <Icon path="M9.5 6l6 6-6 6" />;

// places and things
export const MenuIcon = () => <Icon path="M4 7h16M4 12h16M4 17h16" />;
export const BookIcon = () => (
  <Icon path="M12 6.5C10 5 7 4.5 3.5 4.8v13c3.5-.3 6.5.2 8.5 1.7 2-1.5 5-2 8.5-1.7v-13C17 4.5 14 5 12 6.5zM12 6.5v13" />
);
export const QuestionIcon = () => (
  <Icon path="M4 5h16v11.5h-8.5L7 20.5v-4H4zM9.8 9.2a2.2 2.2 0 1 1 3.1 2c-.6.3-.9.7-.9 1.2M12 13.9v.1" />
);
export const ChartIcon = () => <Icon path="M4 4v16h16M8 16v-4M12.5 16V8M17 16v-6" />;
export const ClockIcon = () => <Icon path="M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17zM12 7.5V12l3 2" />;
export const SunIcon = () => (
  <Icon path="M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4" />
);
export const MoonIcon = () => <Icon path="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />;
export const PhoneIcon = () => <Icon path="M7.5 3h9v18h-9zM11 18h2" />;
export const MonitorIcon = () => <Icon path="M3.5 4.5h17v11.5h-17zM9 20h6M12 16v4" />;

// what can be done
export const EyeIcon = () => (
  <Icon path="M2.5 12C4.8 7.8 8 5.8 12 5.8s7.2 2 9.5 6.2c-2.3 4.2-5.5 6.2-9.5 6.2S4.8 16.2 2.5 12zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6z" />
);
export const EyeOffIcon = () => (
  <Icon path="M9.5 6.1a10 10 0 0 1 2.5-.3c4 0 7.2 2 9.5 6.2a15 15 0 0 1-2.7 3.5M6.2 7.6A14 14 0 0 0 2.5 12c2.3 4.2 5.5 6.2 9.5 6.2a9.6 9.6 0 0 0 4.6-1.1M10 10a3 3 0 0 0 4.1 4.1M4 4l16 16" />
);
export const PlayIcon = () => <Icon path="M8 5.5l10.5 6.5L8 18.5z" />;
export const PauseIcon = () => <Icon path="M8.5 5.5v13M15.5 5.5v13" />;
