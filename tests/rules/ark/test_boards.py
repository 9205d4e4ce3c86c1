from tests.rules.ark.boards import Table, same_board


def test_a_written_board_reads_as_the_drawn_one() -> None:
    drawn = """
        A04v1a  A27^1B  B10^*
        .       B03^    .
    """
    assert same_board(Table.of(drawn, hand="B09").board, drawn)
