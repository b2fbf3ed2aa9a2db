export default function Screen() {
  return (
    <main id="main">
      <h1>design-system</h1>
    </main>
  );
}
