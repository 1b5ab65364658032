import '../../dist/antd-overlay.css';

export { type DropdownProps, default as Dropdown } from 'antd/es/dropdown';
export { default as Modal, type ModalProps } from 'antd/es/modal';
export { default as Popconfirm, type PopconfirmProps } from 'antd/es/popconfirm';
export { default as Popover, type PopoverProps } from 'antd/es/popover';
export { type AntdLanguage, AntdTheme } from './antd-theme.tsx';
