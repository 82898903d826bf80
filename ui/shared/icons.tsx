import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';

const icon = (drawing: ReactNode) => {
  const Icon = (props: SvgIconProps) => (
    <SvgIcon {...props}>
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        {drawing}
      </g>
    </SvgIcon>
  );
  return Icon;
};

/** An icon drawn in one stroke. */
export const line = (d: string) => icon(<path d={d} />);

export const BoardIcon = line(
  'M4 20v-9a7 7 0 0 1 7-7h9M4 20h4M8 20v-8a4 4 0 0 1 4-4h8M12 20h8M12 20v-5a3 3 0 0 1 3-3h5',
);
export const BodyIcon = icon(
  <>
    <circle cx="12" cy="5" r="2.5" />
    <path d="M6.5 10.5c1.5-.9 3.4-1.5 5.5-1.5s4 .6 5.5 1.5M9 9.5l.6 5-1.1 6.5M15 9.5l-.6 5 1.1 6.5M9.6 14.5h4.8" />
  </>,
);
export const GiftIcon = line(
  'M4 11h16v8.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19.5V11ZM3 7.5h18V11H3zM12 7.5V21M12 7.5C9.5 7.5 7.5 6.6 7.5 5A2 2 0 0 1 9.6 3C11.3 3 12 5.5 12 7.5ZM12 7.5c2.5 0 4.5-.9 4.5-2.5a2 2 0 0 0-2.1-2C12.7 3 12 5.5 12 7.5Z',
);
export const BellIcon = line('M6 10a6 6 0 0 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7ZM10 20.5a2.2 2.2 0 0 0 4 0');
export const BellOnIcon = line(
  'M7 11a5 5 0 0 1 10 0c0 4.4 1.7 5.2 1.7 6H5.3c0-.8 1.7-1.6 1.7-6ZM10 20.5a2.2 2.2 0 0 0 4 0M3.5 9.5a8 8 0 0 1 3-5M20.5 9.5a8 8 0 0 0-3-5',
);
export const MoreIcon = icon(
  <g fill="currentColor" stroke="none">
    <circle cx="5" cy="12" r="1.9" />
    <circle cx="12" cy="12" r="1.9" />
    <circle cx="19" cy="12" r="1.9" />
  </g>,
);
export const PersonIcon = line(
  'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
);
export const PeopleIcon = line(
  'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5c.6-3.2 3.2-5 6.5-5s5.9 1.8 6.5 5M16 4.8a3.5 3.5 0 0 1 0 6.4M18 15c1.9.7 3.1 2.3 3.5 4.5',
);
export const CheckIcon = line('m4.5 12.5 5 5 10-11');
export const CloseIcon = line('m6 6 12 12M18 6 6 18');
export const PlusIcon = line('M12 5v14M5 12h14');
export const ChevronDownIcon = line('m6 9.5 6 6 6-6');
export const ArrowUpIcon = line('M12 20V5M6 11l6-6 6 6');
export const ArrowDownIcon = line('M12 4v15M6 13l6 6 6-6');
export const ArrowRightIcon = line('M4 12h15M13 6l6 6-6 6');
export const ArrowLeftIcon = line('M20 12H5M11 6l-6 6 6 6');
export const EqualIcon = line('M6 9.5h12M6 14.5h12');
export const CopyIcon = line(
  'M9 9h9.5A1.5 1.5 0 0 1 20 10.5V20a1 1 0 0 1-1 1h-9.5A1.5 1.5 0 0 1 8 19.5V10a1 1 0 0 1 1-1ZM5.5 15A1.5 1.5 0 0 1 4 13.5V4.5A1.5 1.5 0 0 1 5.5 3h8A1.5 1.5 0 0 1 15 4.5V5',
);
export const EyeIcon = line(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
);
export const EyeOffIcon = line(
  'M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.8M6.5 7.5A16 16 0 0 0 2.5 12S6 18.5 12 18.5c1.5 0 2.9-.4 4.1-1M9.9 9.9a3 3 0 0 0 4.2 4.2',
);
export const SunIcon = line(
  'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
);
export const MoonIcon = line('M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z');
export const DeviceIcon = line(
  'M4 5.5h16A1.5 1.5 0 0 1 21.5 7v8.5A1.5 1.5 0 0 1 20 17H4a1.5 1.5 0 0 1-1.5-1.5V7A1.5 1.5 0 0 1 4 5.5ZM8.5 21h7M12 17v4',
);
export const GlobeIcon = line(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c2.5 2.5 3.8 5.5 3.8 9s-1.3 6.5-3.8 9c-2.5-2.5-3.8-5.5-3.8-9S9.5 5.5 12 3Z',
);
export const OfflineIcon = line(
  'M4 4l16 16M8.5 15a5 5 0 0 1 6 0M5.5 11.5a10 10 0 0 1 4-2.3M18.5 11.5a10 10 0 0 0-4.5-2.5M2.5 8a15 15 0 0 1 3.8-2.5M21.5 8A15 15 0 0 0 10.5 4.1M12 19h.01',
);
export const RefreshIcon = line(
  'M20 11a8 8 0 0 0-14.3-4L3.5 9.5M3.5 4.5v5h5M4 13a8 8 0 0 0 14.3 4l2.2-2.5M20.5 19.5v-5h-5',
);
/** Two arrows past each other: what stands left goes right, and the other way round. */
export const SwapIcon = line('M4 8.5h15M15 4.5l4 4-4 4M20 15.5H5M9 11.5l-4 4 4 4');
export const InfoIcon = line('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.5h.01');
export const WarningIcon = line('M12 4 2.5 20h19L12 4ZM12 10v4.5M12 17.3h.01');
export const ErrorIcon = line('M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3L8.3 3ZM12 8v5M12 16.3h.01');
export const HelpIcon = line(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 16.8h.01',
);
export const TrashIcon = line('M4 6.5h16M9.5 6.5V4h5v2.5M6 6.5l1 14h10l1-14M10 11v5.5M14 11v5.5');
export const EditIcon = line(
  'M4 20l1-4.5L16.5 4a2.1 2.1 0 0 1 3 0l.5.5a2.1 2.1 0 0 1 0 3L8.5 19 4 20ZM14.5 6l3.5 3.5',
);
export const CameraIcon = line(
  'M4.5 7.5H8L9.5 5h5L16 7.5h3.5A1.5 1.5 0 0 1 21 9v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18V9a1.5 1.5 0 0 1 1.5-1.5ZM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z',
);
export const ImageIcon = line(
  'M5 4h14a1.5 1.5 0 0 1 1.5 1.5v13A1.5 1.5 0 0 1 19 20H5a1.5 1.5 0 0 1-1.5-1.5v-13A1.5 1.5 0 0 1 5 4ZM4 17l5-5.5 4 4 2.5-2.5 4.5 4.5M15.5 9h.01',
);
export const SettingsIcon = line(
  'M4 7h9M19 7h1M4 17h1M11 17h9M16 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM8 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
);
export const SignOutIcon = line(
  'M14 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20H14M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5',
);
export const ClockIcon = line('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.5l3.5 2');
export const WalletIcon = line(
  'M19 8V5.5A1.5 1.5 0 0 0 17.5 4h-12A2 2 0 0 0 5.5 8h14A1.5 1.5 0 0 1 21 9.5v9a1.5 1.5 0 0 1-1.5 1.5H5.5a2 2 0 0 1-2-2V6M16.5 14h.01',
);
export const ShareIcon = line(
  'M12 15.5V3.5M7.5 7.5 12 3l4.5 4.5M5 12v7.5A1.5 1.5 0 0 0 6.5 21h11a1.5 1.5 0 0 0 1.5-1.5V12',
);
export const DownloadIcon = line(
  'M12 3.5v12M7.5 11l4.5 4.5 4.5-4.5M5 16v3.5A1.5 1.5 0 0 0 6.5 21h11a1.5 1.5 0 0 0 1.5-1.5V16',
);
export const LockIcon = line(
  'M6 11h12a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1ZM8 11V8a4 4 0 0 1 8 0v3',
);
export const PasskeyIcon = line(
  'M9 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM2.5 20v-1.5a5 5 0 0 1 5-5h3M17 15.5a3 3 0 1 0-2.4-1.2l-.1 6.2 2 1.5 1.5-1.5-1-1.2 1-1.3v-2.5Z',
);
export const MailIcon = line(
  'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5ZM3.5 7.5 12 13l8.5-5.5',
);
export const PhoneIcon = line(
  'M6.5 3.5h3L11 8 8.8 9.8a12 12 0 0 0 5.4 5.4L16 13l4.5 1.5v3a3 3 0 0 1-3.2 3A15.5 15.5 0 0 1 3.5 6.7a3 3 0 0 1 3-3.2Z',
);
export const TargetIcon = line(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12 12h.01',
);
export const FlameIcon = line(
  'M12 21.5c3.9 0 6.5-2.6 6.5-6.2 0-4.8-4.3-6-4.8-12.3-3 1.6-4.7 4.3-4.2 7.5-1-.4-1.6-1.3-1.8-2.4-1.4 1.7-2.2 4.2-2.2 7 0 3.8 2.6 6.4 6.5 6.4Z',
);
export const HeartIcon = line(
  'M12 20.5S3.5 15.5 3.5 9.3A4.8 4.8 0 0 1 12 6.5a4.8 4.8 0 0 1 8.5 2.8c0 6.2-8.5 11.2-8.5 11.2Z',
);
export const SearchIcon = line('M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM20.5 20.5l-5-5');
export const MenuIcon = line('M4 7h16M4 12h16M4 17h16');
export const StarIcon = line('m12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9-5.3 2.9 1.1-6L3.4 9.8l6-.8L12 3.5Z');
export const RulerIcon = line('M3.5 15.5 15.5 3.5l5 5-12 12-5-5ZM7 12l2 2M10 9l2 2M13 6l2 2');
export const MoonSleepIcon = line('M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10ZM15 4h4.5L15 9h4.5');
export const LeafIcon = line(
  'M5 19c0-9 5-14 15-15 0 10-5 15.5-12.5 15.5-1 0-2-.2-2.5-.5ZM5 19c2-4 5-7 9-9.5M5 19l-1.5 2',
);
export const DumbbellIcon = line('M6.5 6.5v11M3.5 9v6M17.5 6.5v11M20.5 9v6M6.5 12h11');
export const ShieldIcon = line(
  'M12 3l7.5 2.5V11c0 5-3 8.5-7.5 10.5C7.5 19.5 4.5 16 4.5 11V5.5L12 3ZM8.5 12l2.5 2.5 4.5-5',
);
export const TopUpIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 8v8M8 12h8" />
  </>,
);
export const BankIcon = line('M3.5 9.5 12 4l8.5 5.5h-17ZM6 9.5v8M10 9.5v8M14 9.5v8M18 9.5v8M3.5 20.5h17');
export const ReceiptIcon = line(
  'M6 3.5 8 5l2-1.5L12 5l2-1.5L16 5l2-1.5v17L16 19l-2 1.5L12 19l-2 1.5L8 19l-2 1.5v-17ZM9 9.5h6M9 13.5h6',
);
export const BagIcon = line('M5.5 8h13l1 12.5h-15L5.5 8ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5');
export const BoxIcon = line('M12 3 20 7v10l-8 4-8-4V7l8-4ZM4 7l8 4 8-4M12 11v10M8 5l8 4v3.5');
export const MinusIcon = line('M5 12h14');
export const StoreIcon = line(
  'M4.5 11v9.5h15V11M3 9.5 5 4h14l2 5.5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0ZM10 20.5V15h4v5.5',
);
export const TicketIcon = line(
  'M3.5 7h17v3.2a1.9 1.9 0 0 0 0 3.6V17h-17v-3.2a1.9 1.9 0 0 0 0-3.6V7ZM14 7v2.5M14 14.5V17',
);
export const WhistleIcon = line(
  'M3 9h10.5l6.5-2v5.5h-3.6A5.75 5.75 0 1 1 5.2 11H3V9ZM11 16.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM8 5.5V3.5M12 5.5l1-2',
);
export const ClipboardIcon = line('M8.5 4h7v3.5h-7V4ZM8.5 5.5h-3v15h13v-15h-3M9 12h6M9 16h4');
export const DragIcon = line('M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01');
export const FilterIcon = line('M3.5 6.5h17M6.5 12h11M10 17.5h4');
export const FlagIcon = line('M5.5 21V3.5M5.5 4.5c4-2.5 7.5 2 13 0v9c-5.5 2-9-2.5-13 0');
export const BadgeIcon = line(
  'M12 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM8.5 13.5 7 21l5-2.5 5 2.5-1.5-7.5M10 9l1.5 1.5L14.5 7.5',
);
export const SendIcon = line('M20.5 3.5 3.5 10l7 3.5 3.5 7 6.5-17ZM10.5 13.5l4-4');
export const CommentIcon = line(
  'M4 5.5h16A1.5 1.5 0 0 1 21.5 7v8.5A1.5 1.5 0 0 1 20 17h-8l-4.5 4v-4H4a1.5 1.5 0 0 1-1.5-1.5V7A1.5 1.5 0 0 1 4 5.5Z',
);
export const BookmarkIcon = line('M7 3.5h10A1.5 1.5 0 0 1 18.5 5v16L12 16.5 5.5 21V5A1.5 1.5 0 0 1 7 3.5Z');
export const FeedIcon = line(
  'M5 4h14a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1ZM4 15h16M4 19.5h10',
);
export const ChatIcon = line(
  'M12 4c5 0 9 3.2 9 7.3s-4 7.3-9 7.3c-1 0-2-.1-2.9-.4L4 20.5l1.2-4C3.8 15.1 3 13.3 3 11.3 3 7.2 7 4 12 4Z',
);
export const FolderIcon = line(
  'M3 7.5A1.5 1.5 0 0 1 4.5 6h4.6l2.4 2.5h8A1.5 1.5 0 0 1 21 10v8.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18.5Z',
);
export const FolderPlusIcon = line(
  'M3 7.5A1.5 1.5 0 0 1 4.5 6h4.6l2.4 2.5h8A1.5 1.5 0 0 1 21 10v8.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18.5ZM12 11.5v5M9.5 14h5',
);
export const FileIcon = line(
  'M6.5 3h7L19 8.5v11a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19.5v-15A1.5 1.5 0 0 1 6.5 3ZM13 3.5V9h5.5M8.5 13h7M8.5 16.5h5',
);
export const SoundIcon = line(
  'M9 17.5V6l11-2.5V15M9 17.5a2.75 2.75 0 1 1-5.5 0 2.75 2.75 0 0 1 5.5 0ZM20 15a2.75 2.75 0 1 1-5.5 0 2.75 2.75 0 0 1 5.5 0Z',
);
export const PlayIcon = line('M7.5 4.5v15l12-7.5Z');
export const PauseIcon = line('M8.5 5v14M15.5 5v14');
export const StopIcon = line('M7 7h10v10H7z');
export const UploadIcon = line(
  'M12 16V4.5M6.5 9.5 12 4l5.5 5.5M4 16v2.5A1.5 1.5 0 0 0 5.5 20h13a1.5 1.5 0 0 0 1.5-1.5V16',
);
export const GridIcon = line('M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z');
export const ListIcon = line('M8.5 6H20M8.5 12H20M8.5 18H20M4 6h.5M4 12h.5M4 18h.5');
export const LinkIcon = line(
  'M10 14a4.5 4.5 0 0 0 6.4 0l3-3A4.5 4.5 0 1 0 13 4.6l-1 1M14 10a4.5 4.5 0 0 0-6.4 0l-3 3A4.5 4.5 0 1 0 11 19.4l1-1',
);
export const MoveIcon = line(
  'M3 7.5A1.5 1.5 0 0 1 4.5 6h4.6l2.4 2.5h8A1.5 1.5 0 0 1 21 10v8.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18.5ZM8.5 14.5h7M13 12l2.5 2.5L13 17',
);
/** What the AI coach is known by. */
export const SparkIcon = line(
  'M12 3.5 13.9 9.6 20 11.5l-6.1 1.9L12 19.5l-1.9-6.1L4 11.5l6.1-1.9L12 3.5ZM19 3v3M17.5 4.5h3',
);
