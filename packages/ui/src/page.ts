// What pages use, and neither the frame nor home does before something is opened: a file of its own.
export { QuantityStepper } from './actions/quantity-stepper.tsx';
export { type Definition, DefinitionList } from './display/definition-list.tsx';
export { RatingHistogram } from './display/rating-histogram.tsx';
export { Unbroken } from './display/unbroken.tsx';
export { isPastEnd, PagedListing } from './feedback/paged-listing.tsx';
export { Field } from './fields/field.tsx';
export { PasswordInput } from './fields/password-input.tsx';
export { Radio, RadioGroup } from './fields/radio-group.tsx';
export { SearchForm } from './fields/search-form.tsx';
export { SelectInput } from './fields/select-input.tsx';
export { TextArea } from './fields/text-area.tsx';
export { TextInput } from './fields/text-input.tsx';
export { Dialog } from './layers/dialog.tsx';
export { Drawer } from './layers/drawer.tsx';
export { Breadcrumbs, type Crumb } from './navigation/breadcrumbs.tsx';
export { Disclosure } from './navigation/disclosure.tsx';
export { Pagination } from './navigation/pagination.tsx';
export { type TabItem, TabPanel, Tabs } from './navigation/tabs.tsx';
