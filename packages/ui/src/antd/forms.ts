import '../../dist/antd-forms.css';
import './forms.css';
import './drafts/drafts.css';

export { Form } from 'antd';
export { type AntdLanguage, AntdTheme } from './antd-theme.tsx';
export { DraftTitle } from './drafts/draft-title.tsx';
export { Editable } from './drafts/editable.tsx';
export { RemoveButton } from './drafts/remove-button.tsx';
export { type ReplyFilter, type ReplyWord, ReviewReplies } from './drafts/review-replies.tsx';
export { SavedElsewhere } from './drafts/saved-elsewhere.tsx';
export { FileInput } from './file-input.tsx';
export { Field } from './form-field.tsx';
export { Checkbox, ListInput, PasswordInput, PickInput, SelectInput, TextArea, TextInput } from './inputs.tsx';
export { PictureField } from './picture-field.tsx';
export { TextPicture, withBlock } from './text-picture.tsx';
