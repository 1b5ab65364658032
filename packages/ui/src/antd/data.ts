import '../../dist/antd-data.css';

export type { ColumnsType } from 'antd/es/table';
export { type AntdLanguage, AntdTheme } from './antd-theme.tsx';
export { DataTable } from './data-table.tsx';
export { DraftTable } from './drafts/draft-table.tsx';
