import '../../dist/antd-forms.css';
import './forms.css';

export { Form } from 'antd';
export { type AntdLanguage, AntdTheme } from './antd-theme.tsx';
export { FileInput } from './file-input.tsx';
export { Field } from './form-field.tsx';
export { Checkbox, ListInput, PasswordInput, PickInput, SelectInput, TextArea, TextInput } from './inputs.tsx';
export { PictureField } from './picture-field.tsx';
