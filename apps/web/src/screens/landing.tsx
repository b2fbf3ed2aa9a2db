export default function Screen() {
  return (
    <main id="main">
      <h1>landing</h1>
    </main>
  );
}
