import '../../dist/antd-forms.css';

export { default as AntdButton } from 'antd/es/button';
export { default as AntdCheckbox } from 'antd/es/checkbox';
export { default as Form, type FormInstance, type FormProps, type Rule } from 'antd/es/form';
export { default as Input, type InputProps, type InputRef } from 'antd/es/input';
export { default as InputNumber, type InputNumberProps } from 'antd/es/input-number';
export { default as AntdRadio } from 'antd/es/radio';
export { default as Select, type SelectProps } from 'antd/es/select';
export { default as Switch, type SwitchProps } from 'antd/es/switch';
export { default as Upload, type UploadFile, type UploadProps } from 'antd/es/upload';
export { type AntdLanguage, AntdTheme } from './antd-theme.tsx';
