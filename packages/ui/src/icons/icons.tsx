import { Icon, type IconProps } from './icon.tsx';

export const AlertIcon = (props: IconProps) => <Icon {...props} path="M12 4L2.8 19.5h18.4zM12 10v4.5M12 17h.01" />;
export const ArrowIcon = (props: IconProps) => <Icon {...props} path="M4.5 12h15M13.5 6l6 6-6 6" />;
export const CartIcon = (props: IconProps) => (
  <Icon {...props} path="M3 4h2.2l2.4 11.2h10.2L20 7.5H6.1M9 19.6h.01M16.6 19.6h.01" />
);
export const CheckIcon = (props: IconProps) => <Icon {...props} path="M5 12.5l4.6 4.6L19 7.5" />;
export const ChevronIcon = (props: IconProps) => <Icon {...props} path="M6 9.5l6 6 6-6" />;
export const CloseIcon = (props: IconProps) => <Icon {...props} path="M6 6l12 12M18 6L6 18" />;
export const DownloadIcon = (props: IconProps) => <Icon {...props} path="M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4.5 20h15" />;
export const ExternalIcon = (props: IconProps) => (
  <Icon {...props} path="M10 5H5v14h14v-5M14 4.5h5.5V10M19.5 4.5L11 13" />
);
export const EyeIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M2.8 12C5 7.8 8.2 5.7 12 5.7s7 2.1 9.2 6.3c-2.2 4.2-5.4 6.3-9.2 6.3S5 16.2 2.8 12M12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4"
  />
);
export const EyeOffIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M4 4l16 16M9.9 6a9 9 0 0 1 2.1-.3c3.8 0 7 2.1 9.2 6.3a14 14 0 0 1-2.4 3.3M6.3 7.6A13.5 13.5 0 0 0 2.8 12c2.2 4.2 5.4 6.3 9.2 6.3 1.5 0 2.9-.3 4.2-1M10.1 10.1a2.7 2.7 0 0 0 3.8 3.8"
  />
);
export const FileIcon = (props: IconProps) => (
  <Icon {...props} path="M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 13h6M9 16.5h4" />
);
export const FilterIcon = (props: IconProps) => <Icon {...props} path="M4 6h16M7 12h10M10 18h4" />;
export const GlobeIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3.4 12h17.2M12 3c2.4 2.5 3.6 5.5 3.6 9s-1.2 6.5-3.6 9c-2.4-2.5-3.6-5.5-3.6-9S9.6 5.5 12 3"
  />
);
export const InfoIcon = (props: IconProps) => (
  <Icon {...props} path="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 11v5M12 8h.01" />
);
export const KeyIcon = (props: IconProps) => (
  <Icon {...props} path="M15.5 4a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M12.3 11.7L4 20M6.5 17.5l2.5 2.5" />
);
export const MenuIcon = (props: IconProps) => <Icon {...props} path="M4 7h16M4 12h16M4 17h16" />;
export const MinusIcon = (props: IconProps) => <Icon {...props} path="M6 12h12" />;
export const MoonIcon = (props: IconProps) => (
  <Icon {...props} path="M20 14.2A8.3 8.3 0 0 1 9.8 4a8.3 8.3 0 1 0 10.2 10.2" />
);
export const PlusIcon = (props: IconProps) => <Icon {...props} path="M6 12h12M12 6v12" />;
export const ReceiptIcon = (props: IconProps) => (
  <Icon {...props} path="M6 3.5h12v17l-2.4-1.6-2.4 1.6-2.4-1.6-2.4 1.6L6 18.9zM9 8.5h6M9 12.5h6" />
);
export const RefreshIcon = (props: IconProps) => (
  <Icon {...props} path="M19.5 11a7.7 7.7 0 0 0-14-3.5M4.5 13a7.7 7.7 0 0 0 14 3.5M5 3.5v4h4M19 20.5v-4h-4" />
);
export const SearchIcon = (props: IconProps) => (
  <Icon {...props} path="M10.8 4.5a6.3 6.3 0 1 0 0 12.6 6.3 6.3 0 0 0 0-12.6M15.5 15.5l4.5 4.5" />
);
export const StarIcon = (props: IconProps) => (
  <Icon {...props} path="M12 3.8l2.55 5.2 5.7.8-4.1 4 .97 5.7L12 16.8l-5.12 2.7.97-5.7-4.1-4 5.7-.8z" />
);
export const SunIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4"
  />
);
export const SystemIcon = (props: IconProps) => (
  <Icon {...props} path="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 3v18M12 6.5h6.7M12 10h8.7M12 14h8.7M12 17.5h6.7" />
);
export const TrashIcon = (props: IconProps) => (
  <Icon {...props} path="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.9 12.5h9.2L17.5 7M10.3 11v5M13.7 11v5" />
);
export const UserIcon = (props: IconProps) => (
  <Icon {...props} path="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4.5 20.5c.8-3.6 3.7-5.5 7.5-5.5s6.7 1.9 7.5 5.5" />
);
