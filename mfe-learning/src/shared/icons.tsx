import { Icon, type IconProps } from '@arcada/ui';

export const BellIcon = (props: IconProps) => (
  <Icon {...props} path="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21h4" />
);
/** A drawing board: the picture of a course that has none. */
export const CourseIcon = (props: IconProps) => (
  <Icon {...props} path="M3.5 5h17v11h-17zM12 16v3.5M8 19.5h8M10.2 8l4.4 2.5-4.4 2.5z" />
);
export const PlayIcon = (props: IconProps) => <Icon {...props} path="M8 5.5l10.5 6.5L8 18.5z" />;
export const QuizIcon = (props: IconProps) => (
  <Icon {...props} path="M4 6.5l1.6 1.6L8.5 5M4 15l1.6 1.6 2.9-3.1M12 7h8M12 15.5h8" />
);
export const ExerciseIcon = (props: IconProps) => (
  <Icon {...props} path="M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5L17.5 10" />
);
export const NoteIcon = (props: IconProps) => (
  <Icon {...props} path="M5 4h14v10l-5.5 6H5zM19 14h-5.5v6M8.5 8.5h7M8.5 12h4" />
);
export const KeyboardIcon = (props: IconProps) => (
  <Icon {...props} path="M3 6.5h18v11H3zM7 10h.01M10.5 10h.01M14 10h.01M17.5 10h.01M8 14h8" />
);
export const PictureIcon = (props: IconProps) => <Icon {...props} path="M3.5 5h17v14h-17zM12 12h6v4.5h-6z" />;
export const AwardIcon = (props: IconProps) => (
  <Icon {...props} path="M12 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M8.5 13.5L7 20.5l5-2.5 5 2.5-1.5-7" />
);
export const ListIcon = (props: IconProps) => (
  <Icon {...props} path="M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01" />
);
