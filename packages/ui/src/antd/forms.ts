import '../../dist/antd-forms.css';
import './forms.css';

export { Form } from 'antd';
export { type AntdLanguage, AntdTheme } from './antd-theme.tsx';
export { Field } from './form-field.tsx';
export { Checkbox, ListInput, PasswordInput, SelectInput, TextArea, TextInput } from './inputs.tsx';
