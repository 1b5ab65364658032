import '../../dist/antd-work.css';
import './work.css';

export { AntdTheme } from './antd-theme.tsx';
export { StepLinks } from './step-links.tsx';
export { TwoPanes } from './two-panes.tsx';
