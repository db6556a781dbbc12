import { Icon } from './icon.tsx';

// the icons of icons.tsx are loaded with every public page, these only after sign-in

// signs
export const PlusIcon = () => <Icon path="M12 5v14M5 12h14" />;
export const MinusIcon = () => <Icon path="M5 12h14" />;
export const DragHandleIcon = () => <Icon path="M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1" />;

// directions
export const ArrowUpIcon = () => <Icon path="M12 19V5.5M6.5 11L12 5.5 17.5 11" />;
export const ArrowRightIcon = () => <Icon path="M5 12h13.5M13 6.5l5.5 5.5-5.5 5.5" />;
export const ArrowDownIcon = () => <Icon path="M12 5v13.5M6.5 13l5.5 5.5 5.5-5.5" />;
export const ArrowsUpDownIcon = () => (
  <Icon path="M8 19V5M4.5 8.5L8 5l3.5 3.5M16 5v14M12.5 15.5L16 19l3.5-3.5" />
);

// places and things
export const GridIcon = () => (
  <Icon path="M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z" />
);
export const UserIcon = () => (
  <Icon path="M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM4.5 20.5c.8-3.8 3.8-5.5 7.5-5.5s6.7 1.7 7.5 5.5" />
);
export const ListIcon = () => <Icon path="M8.5 6h12M8.5 12h12M8.5 18h12M4 6v.1M4 12v.1M4 18v.1" />;
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

// what can be done
export const SearchIcon = () => (
  <Icon path="M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM15.5 15.5L20 20" />
);
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
