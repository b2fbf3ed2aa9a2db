export default function Screen() {
  return (
    <main id="main">
      <h1>auth</h1>
    </main>
  );
}
