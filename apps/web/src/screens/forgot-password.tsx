export default function Screen() {
  return (
    <main id="main">
      <h1>forgot-password</h1>
    </main>
  );
}
