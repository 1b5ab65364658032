// The frame's components and those of home's first view: every page loads them.
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './actions/button.tsx';
export { IconButton, IconLink } from './actions/icon-button.tsx';
export { LinkButton } from './actions/link-button.tsx';
export { Menu } from './actions/menu.tsx';
export { MenuItem, MenuLink, MenuRule } from './actions/menu-items.tsx';
export { Art } from './display/art.tsx';
export { Avatar } from './display/avatar.tsx';
export { Badge, Tag, type Tone } from './display/badge.tsx';
export { Card, CardBody, CardFoot, CardMeta, CardText, CardTitle } from './display/card.tsx';
export { Logo, LogoMark } from './display/logo.tsx';
export { AverageRating, Rating } from './display/rating.tsx';
export { SectionHead } from './display/section-head.tsx';
export { VisuallyHidden } from './display/visually-hidden.tsx';
export { EmptyState } from './feedback/empty-state.tsx';
export { ErrorState } from './feedback/error-state.tsx';
export { Listing } from './feedback/listing.tsx';
export { ListingSection } from './feedback/listing-section.tsx';
export { Notice } from './feedback/notice.tsx';
export { RetryNotice } from './feedback/retry-notice.tsx';
export { CardSkeleton, Skeleton } from './feedback/skeleton.tsx';
export { Spinner, SpinnerBlock } from './feedback/spinner.tsx';
export { Icon, type IconProps } from './icons/icon.tsx';
export {
  AlertIcon,
  ArrowIcon,
  CartIcon,
  CheckIcon,
  ChevronIcon,
  CloseIcon,
  DownloadIcon,
  ExternalIcon,
  EyeIcon,
  EyeOffIcon,
  FileIcon,
  FilterIcon,
  GlobeIcon,
  InfoIcon,
  KeyIcon,
  MenuIcon,
  MinusIcon,
  MoonIcon,
  PlusIcon,
  ReceiptIcon,
  RefreshIcon,
  SearchIcon,
  StarIcon,
  SunIcon,
  SystemIcon,
  TrashIcon,
  UserIcon,
} from './icons/icons.tsx';
export { GithubIcon, LinkedinIcon, YoutubeIcon } from './icons/social-icons.tsx';
export type { LinkRenderer } from './navigation/link-renderer.ts';
export { LinkTabs } from './navigation/link-tabs.tsx';
export { dismiss, type Notification, notifications, notify } from './toast/notify.ts';
