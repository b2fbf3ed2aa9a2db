import { MessagesLayout } from '../features/messages/messages-layout.tsx';

export default function MessagesScreen() {
  return <MessagesLayout />;
}
