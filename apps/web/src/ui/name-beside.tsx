interface Props {
  name: string | null | undefined;
  alias: string;
}

/**
 * A person's name with the alias beside it, each in its own direction, or the alias alone. In a short line the alias
 * is cut first.
 */
export const NameBeside = ({ name, alias }: Props) =>
  name ? (
    <>
      <bdi>{name}</bdi> <bdi className="shrink-99 font-normal text-ink-soft">{alias}</bdi>
    </>
  ) : (
    <bdi>{alias}</bdi>
  );
