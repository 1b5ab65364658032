export { dismiss, type Notification, notify } from './notify.ts';
export { ToastHost } from './toast-host.tsx';
