import { Icon, type IconProps } from '@arcada/ui';

export const UndoIcon = (props: IconProps) => <Icon {...props} path="M8 5L4 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11h-3" />;
export const RedoIcon = (props: IconProps) => <Icon {...props} path="M16 5l4 4-4 4M19.5 9H10a5.5 5.5 0 0 0 0 11h3" />;
export const UpIcon = (props: IconProps) => <Icon {...props} path="M12 20V5M6 11l6-6 6 6" />;
export const DownIcon = (props: IconProps) => <Icon {...props} path="M12 4v15M6 13l6 6 6-6" />;
export const InsertIcon = (props: IconProps) => <Icon {...props} path="M4 18h16M4 13h16M12 3v6M9 6h6" />;
