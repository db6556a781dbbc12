import { Icon } from './icon.tsx';

// signs
export const TickIcon = () => <Icon path="M5 12.5l4.5 4.5L19 7.5" />;
export const CrossIcon = () => <Icon path="M6.5 6.5l11 11M17.5 6.5l-11 11" />;
export const PlusIcon = () => <Icon path="M12 5v14M5 12h14" />;
export const MinusIcon = () => <Icon path="M5 12h14" />;
export const AlertIcon = () => <Icon path="M12 4L21 19.5H3zM12 10v4.5M12 17v.1" />;
export const InfoIcon = () => (
  <Icon path="M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17zM12 11v5.5M12 7.8v.1" />
);
export const DragHandleIcon = () => <Icon path="M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1" />;

// directions
export const ChevronDownIcon = () => <Icon path="M6 9.5l6 6 6-6" />;
export const ChevronLeftIcon = () => <Icon path="M14.5 6l-6 6 6 6" />;
export const ChevronRightIcon = () => <Icon path="M9.5 6l6 6-6 6" />;
export const ArrowUpIcon = () => <Icon path="M12 19V5.5M6.5 11L12 5.5 17.5 11" />;
export const ArrowRightIcon = () => <Icon path="M5 12h13.5M13 6.5l5.5 5.5-5.5 5.5" />;
export const ArrowDownIcon = () => <Icon path="M12 5v13.5M6.5 13l5.5 5.5 5.5-5.5" />;
export const ArrowsUpDownIcon = () => (
  <Icon path="M8 19V5M4.5 8.5L8 5l3.5 3.5M16 5v14M12.5 15.5L16 19l3.5-3.5" />
);

// places and things
export const MenuIcon = () => <Icon path="M4 7h16M4 12h16M4 17h16" />;
export const GridIcon = () => (
  <Icon path="M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z" />
);
export const BookIcon = () => (
  <Icon path="M12 6.5C10 5 7 4.5 3.5 4.8v13c3.5-.3 6.5.2 8.5 1.7 2-1.5 5-2 8.5-1.7v-13C17 4.5 14 5 12 6.5zM12 6.5v13" />
);
export const QuestionIcon = () => (
  <Icon path="M4 5h16v11.5h-8.5L7 20.5v-4H4zM9.8 9.2a2.2 2.2 0 1 1 3.1 2c-.6.3-.9.7-.9 1.2M12 13.9v.1" />
);
export const ChartIcon = () => <Icon path="M4 4v16h16M8 16v-4M12.5 16V8M17 16v-6" />;
export const ClockIcon = () => <Icon path="M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17zM12 7.5V12l3 2" />;
export const UserIcon = () => (
  <Icon path="M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM4.5 20.5c.8-3.8 3.8-5.5 7.5-5.5s6.7 1.7 7.5 5.5" />
);
export const ListIcon = () => <Icon path="M8.5 6h12M8.5 12h12M8.5 18h12M4 6v.1M4 12v.1M4 18v.1" />;
export const SunIcon = () => (
  <Icon path="M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4" />
);
export const MoonIcon = () => <Icon path="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />;
export const PhoneIcon = () => <Icon path="M7.5 3h9v18h-9zM11 18h2" />;
export const MonitorIcon = () => <Icon path="M3.5 4.5h17v11.5h-17zM9 20h6M12 16v4" />;

// what can be done
export const SearchIcon = () => (
  <Icon path="M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM15.5 15.5L20 20" />
);
export const EyeIcon = () => (
  <Icon path="M2.5 12C4.8 7.8 8 5.8 12 5.8s7.2 2 9.5 6.2c-2.3 4.2-5.5 6.2-9.5 6.2S4.8 16.2 2.5 12zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6z" />
);
export const EyeOffIcon = () => (
  <Icon path="M9.5 6.1a10 10 0 0 1 2.5-.3c4 0 7.2 2 9.5 6.2a15 15 0 0 1-2.7 3.5M6.2 7.6A14 14 0 0 0 2.5 12c2.3 4.2 5.5 6.2 9.5 6.2a9.6 9.6 0 0 0 4.6-1.1M10 10a3 3 0 0 0 4.1 4.1M4 4l16 16" />
);
export const PlayIcon = () => <Icon path="M8 5.5l10.5 6.5L8 18.5z" />;
export const PauseIcon = () => <Icon path="M8.5 5.5v13M15.5 5.5v13" />;
export const ExpandIcon = () => <Icon path="M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15" />;
export const ShrinkIcon = () => <Icon path="M9 4.5V9H4.5M19.5 9H15V4.5M15 19.5V15h4.5M4.5 15H9v4.5" />;
export const UploadIcon = () => <Icon path="M12 15.5V4.5M7 9l5-4.5L17 9M4.5 15v4.5h15V15" />;
export const EditIcon = () => <Icon path="M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5" />;
export const TrashIcon = () => (
  <Icon path="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 10.5l.2 6M13.7 10.5l-.2 6" />
);
export const CopyIcon = () => <Icon path="M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9" />;
export const DownloadIcon = () => <Icon path="M12 4.5v11M7 11l5 4.5 5-4.5M4.5 19.5h15" />;
export const UndoIcon = () => <Icon path="M8.5 5L4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11H9" />;
export const FlagIcon = () => <Icon path="M6 21V4.5h12.5l-3 4 3 4H6" />;
export const SlidersIcon = () => (
  <Icon path="M4 8h9M18 8h2M15.5 5.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5zM4 16h2M11 16h9M8.5 13.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5z" />
);
export const TextIcon = () => <Icon path="M4 7h9M8.5 7v11M14 12h6.5M17.2 12v6" />;
export const PageIcon = () => <Icon path="M5.5 3.5h13v17h-13zM8.5 8h7M8.5 12h7M8.5 16h4" />;
export const FileIcon = () => <Icon path="M13.5 3.5h-8v17h13v-12zM13.5 3.5v5h5" />;
