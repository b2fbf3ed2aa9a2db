export default function Screen() {
  return (
    <main id="main">
      <h1>legal</h1>
    </main>
  );
}
