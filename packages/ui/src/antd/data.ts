import '../../dist/antd-data.css';

export { type DescriptionsProps, default as Descriptions } from 'antd/es/descriptions';
export { default as Progress, type ProgressProps } from 'antd/es/progress';
export { default as Segmented, type SegmentedProps } from 'antd/es/segmented';
export { default as Statistic, type StatisticProps } from 'antd/es/statistic';
export { default as Steps, type StepsProps } from 'antd/es/steps';
export { type ColumnsType, default as Table, type TableProps } from 'antd/es/table';
export { type DataNode, default as Tree, type TreeProps } from 'antd/es/tree';
export { type AntdLanguage, AntdTheme } from './antd-theme.tsx';
